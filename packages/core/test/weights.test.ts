/** Weights in files, and out of them. */
import { expect, test } from 'vitest';
import { formatWeights, type WeightsFile, weighed, weightsOf } from '../src/weights.ts';

const features = { names: ['gold', 'knights'], version: 2 };
const weights = { win: [0.1, -0.2, 0.3], margin: [1, 2, 3] };
const file: WeightsFile = { features: 2, seats: [3, 4], made: {}, weights: formatWeights(features.names, weights) };

test('a file names every feature, and the constant', () => {
  expect(file.weights).toEqual({ gold: [0.1, 1], knights: [-0.2, 2], constant: [0.3, 3] });
});

test('weights come back for the seats they were learned for', () => {
  const read = weightsOf(features, [file]);
  expect(read(3)).toEqual(weights);
  expect(read(4)).toEqual(weights);
  expect(read(2)).toBeUndefined();
});

test('the order of the features is that of the game, whatever the file has', () => {
  const turned = { ...file, weights: Object.fromEntries(Object.entries(file.weights).reverse()) };
  expect(weightsOf(features, [turned])(3)).toEqual(weights);
});

test('weights of other features count for nothing', () => {
  expect(weightsOf({ ...features, version: 3 }, [file])(3)).toBeUndefined();
});

test('a row is weighed feature by feature, and the constant is added', () => {
  expect(weighed(Float32Array.of(2, 5), weights.margin)).toBe(1 * 2 + 2 * 5 + 3);
  expect(weighed(Float32Array.of(0, 0), weights.win)).toBe(0.3);
});
