import { conforms } from './kit.ts';

conforms(2);
