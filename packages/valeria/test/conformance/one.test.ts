import { conforms } from './kit.ts';

conforms(1);
