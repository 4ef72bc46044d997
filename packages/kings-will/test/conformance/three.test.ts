import { conforms } from './kit.ts';

conforms(3);
