/** crowns: the process of the command line. */
import { enableCompileCache } from 'node:module';

/** Whoever reads our output may stop reading (`| head`): that is no error. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

process.stdout.on('error', endQuietly);
process.stderr.on('error', endQuietly);
// The sources are compiled when they first run: from the second start on it takes a third of the time.
enableCompileCache();
const { crowns } = await import('./crowns.ts');
process.exitCode = await crowns(process.argv.slice(2));
