// Our server, as it is measured: with the limits it has in use. Argument: the place of the database.
import process from 'node:process';
import { RATES } from '../../src/limits.ts';
import { serve } from '../online/served.ts';
import { reportOn } from './usage.ts';

const [place] = process.argv.slice(2);
const { server, url } = await serve(place, { rates: RATES, isProxied: true });
reportOn(server, url);
