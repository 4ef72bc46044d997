/** What only a real process shows: its exit code, its pipes, its end. All the rest is tested inside of one. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { folder } from './crowns.ts';
import { altered, GAME, readRecord, simulated } from './records.ts';

const at = folder();
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

async function started(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [MAIN, ...args]);
  // A command that refuses its arguments ends before it reads.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, out, err };
}

describe.concurrent('the process', () => {
  it('plays with who types, and ends well with the input', async () => {
    const { code, out, err } = await started(['play', GAME, '--bots', 'person,random', '--seed', 'p'], '1\n1\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Not finished after \d+ moves\.$/m);
    expect(out).not.toContain('\u001b[');
  });

  it('says no with exit code 1', async () => {
    const file = await simulated(at);
    const lie = altered(file, 'lie.json', { result: { ...readRecord(file).result, winners: [1, 2, 3] } });
    expect(await started(['verify', lie])).toMatchObject({ code: 1, err: '' });
  });

  it('refuses with exit code 2 and one line on stderr', async () => {
    const { code, out, err } = await started(['moves', '-'], 'no JSON');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^crowns moves: standard input: line 1, column 1: [^\n]*\n$/);
  });

  it('ends at once when it is told to', async () => {
    const child = spawn(process.execPath, [MAIN, 'play', GAME, '--bots', 'person']);
    // It waits for somebody to type.
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
  });

  it('ends quietly when nobody reads on', async () => {
    // The reader is gone long before the first line is written.
    const script = `"$0" "$1" games | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script, process.execPath, MAIN]);
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
  });

  it('says in one line that its output cannot be written', async () => {
    // A file opened only for reading refuses every byte, as a full disk does.
    const script = `"$0" "$1" games 1< "$1"; echo "$?"`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script, process.execPath, MAIN]);
    expect({ stdout, stderr }).toEqual({
      stdout: '2\n',
      stderr: 'crowns: standard output: cannot be written: not open for writing\n',
    });
  });

  it('refuses with the same exit code when nobody reads why', async () => {
    const script = `"$0" "$1" nothing 2>&1 >/dev/null | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script, process.execPath, MAIN]);
    expect(stdout).toBe('2\n');
  });
});
