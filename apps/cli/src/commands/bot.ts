import about from '../../package.json' with { type: 'json' };
import { agentNamed } from '../arena/agents.ts';
import { command } from '../args/command.ts';
import { text } from '../args/option.ts';
import { serveBot } from '../bot/serve.ts';
import { standardLines } from '../play/lines.ts';
import { openPool } from '../pool/pool.ts';

const AGENT = 'greedy';

export const bot = command({
  name: 'bot',
  about: 'Let a player of ours answer the bot protocol on standard input and output',
  args: [],
  options: { agent: text('name', `who answers, as crowns arena names it (${AGENT} when left out)`) },
  notes: ['The protocol is described in docs/bot-protocol.md.'],
  async run(_args, { agent: name = AGENT }) {
    const agentFor = agentNamed(name, '--agent');
    const lines = standardLines();
    const pool = openPool();
    try {
      await serveBot({ name, version: about.version, agentFor, crewFor: pool.crewFor }, lines);
    } finally {
      lines.close();
      await pool.close();
    }
    return undefined;
  },
});
