import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkNode, nodeVersion } from '../../../scripts/node-binary.mjs';

const root = path.join(import.meta.dirname, '../../..');
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A package `node` whose binary is a script that leaves a trace when it is run. */
function plant(name: string, version = nodeVersion, binary = 'node'): string {
  const place = path.join(folder, name);
  fs.mkdirSync(path.join(place, 'bin'), { recursive: true });
  fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify({ version }));
  fs.writeFileSync(path.join(place, 'bin', binary), `#!/bin/sh\ntouch "${folder}/it-ran"\n`, { mode: 0o755 });
  return place;
}

describe('the Node that npm has fetched', () => {
  test('is the one whose hash is known, and the version that package.json asks for', async () => {
    expect((await checkNode(path.join(root, 'node_modules/node'))).problem).toBeUndefined();
    const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(dependencies.node).toBe(nodeVersion);
  });

  test.each([
    ['linux-x64', 'node'],
    ['linux-arm64', 'node'],
    ['win32-x64', 'node.exe'],
  ])('is refused when it is another one (%s)', async (platform, binary) => {
    const { problem } = await checkNode(plant(platform, nodeVersion, binary), platform);
    expect(problem).toMatch(/is not Node 24\.\d+\.\d+: its SHA-256 is\n[\da-f]{64}, and not\n[\da-f]{64}\.$/);
  });

  test('is refused when its package has another version', async () => {
    const { problem } = await checkNode(plant('other-version', '24.20.0'), 'linux-x64');
    expect(problem).toBe(`Node 24.20.0 was installed, and ${nodeVersion} is wanted.`);
  });

  test('is missed when it is not there', async () => {
    const { problem } = await checkNode(plant('on-windows'), 'win32-x64');
    expect(problem).toMatch(/^npm did not install Node/);
  });

  test('is used with a warning where no hash is known', async () => {
    const warning = `Node ${nodeVersion} for sunos-x64 is used unchecked: its hash is not known here.`;
    expect(await checkNode(plant('unknown-platform'), 'sunos-x64')).toEqual({ warning });
  });
});

describe('npm start and npm test with a planted Node', () => {
  const copied = ['package.json', 'package-lock.json', 'scripts', 'apps/server/src/address.mjs'];

  test.each([
    ['start', 'start.mjs'],
    ['test', 'test.mjs'],
    ['run test:full', 'test.mjs', '--full'],
  ])('npm %s says so and runs nothing', (name, script, ...args) => {
    const project = path.join(folder, name);
    for (const file of copied) fs.cpSync(path.join(root, file), path.join(project, file), { recursive: true });
    plant(`${name}/node_modules/node`);
    const lock = createHash('sha256')
      .update(fs.readFileSync(path.join(project, 'package-lock.json')))
      .digest('hex');
    const stamp = path.join(project, 'node_modules/.three-crowns-installed');
    fs.writeFileSync(stamp, `${lock} ${process.platform} ${process.arch}\n`);

    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stderr).toContain(`is not Node ${nodeVersion}`);
    expect(stderr).toContain('Nothing is run with it. Delete node_modules and try again.');
    expect(status).toBe(1);
    expect(fs.existsSync(path.join(folder, 'it-ran'))).toBe(false);
    expect(fs.existsSync(stamp)).toBe(false);
  });
});
