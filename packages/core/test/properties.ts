/** Every property of fast-check is a large proof: its inputs are as many as the run is large, and others at every commit. */
import { configureGlobal } from 'fast-check';
import { numberOf, proof } from './proof.ts';

const INPUTS = proof('inputs of every property', { small: 200, full: 5000 });

configureGlobal({ numRuns: INPUTS.size, seed: numberOf(INPUTS.seed) });
