/** crowns: the process of the command line. */
import { enableCompileCache } from 'node:module';

// The sources are compiled when they first run: from the second start on it takes a third of the time.
enableCompileCache();
const { crowns, withoutOutput } = await import('./crowns.ts');
process.stdout.on('error', (error) => process.exit(withoutOutput(error)));
// What is told beside the answer changes neither it nor the exit code, whether anybody reads it or not.
process.stderr.on('error', () => {});
process.exitCode = await crowns(process.argv.slice(2));
