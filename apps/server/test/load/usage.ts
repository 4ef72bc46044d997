/** What a server that is measured tells who measures it, over the channel between the two processes. */
import type net from 'node:net';
import process from 'node:process';

/** Since the start of the process. */
export interface Usage {
  /** Of all its threads, in milliseconds: the one that writes to the disk is among them. */
  readonly cpu: number;
  /** Over its sockets, both ways. */
  readonly bytes: number;
}

/** In bytes, after the garbage was collected. */
export interface Weight {
  readonly heap: number;
  readonly resident: number;
}

export type Question = 'usage' | 'weight';
export type Report = { readonly url: string } | Usage | Weight;

const tell = (report: Report): void => void process.send?.(report);

/** Says where it is, then answers until who asks is gone. */
export function reportOn(server: net.Server, url: string): void {
  const sockets = new Set<net.Socket>();
  let closedBytes = 0;
  const bytesOf = ({ bytesRead, bytesWritten }: net.Socket): number => bytesRead + bytesWritten;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      closedBytes += bytesOf(socket);
    });
  });
  const usage = (): Usage => {
    const { user, system } = process.cpuUsage();
    const bytes = [...sockets].reduce((sum, socket) => sum + bytesOf(socket), closedBytes);
    return { cpu: (user + system) / 1000, bytes };
  };
  process.on('message', (question: Question) => tell(question === 'usage' ? usage() : weight()));
  process.on('disconnect', () => process.exit());
  tell({ url });
}

function weight(): Weight {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}
