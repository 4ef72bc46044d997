/** npm run train: learns what the situations of a game are worth. */
import { BadInput } from '@three-crowns/core';
import { type Order, readOrder, USAGE } from './args.ts';
import { hire } from './crew.ts';
import { qualityOf } from './fit/quality.ts';
import { countOf } from './fit/samples.ts';
import { featuresOf, gameNamed } from './games.ts';
import { progressOf } from './progress.ts';
import { train } from './train.ts';
import { checkPlace, readReached, UNTRAINED, writeWeights } from './weightsFile.ts';

const BAD_INPUT = 2;

async function run({ training, workers, out, resume }: Order): Promise<void> {
  const features = featuresOf(gameNamed(training.game));
  checkPlace(out);
  const from = resume ? readReached(out, training, features) : UNTRAINED;
  const crew = hire(training, workers);
  const nameOf = (iteration: number) => `iteration ${iteration + 1} of ${training.iterations}`;
  let progress = progressOf(nameOf(from.iterations), training.games);
  await train(training, from, crew, {
    onGames: (games) => progress.tell(games),
    onLearned(iteration, weights, samples) {
      progress.end();
      const { explained, hits } = qualityOf(samples, weights);
      console.log(
        `${nameOf(iteration)}: ${countOf(samples)} samples, ${percent(explained)} of the margins explained, ${percent(hits)} of the winners known`,
      );
      progress = progressOf(nameOf(iteration + 1), training.games);
      return writeWeights(out, training, features, iteration + 1, weights);
    },
  });
  await crew.dismiss();
  console.log(out);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else await run(readOrder(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = BAD_INPUT;
}
