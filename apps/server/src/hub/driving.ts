/** The tables whose clocks and bots this process drives, by their leases. */
import type { Leases } from '../storage/leases.ts';
import type { HostedTable } from './hostedTable.ts';

export interface DrivingSetup {
  readonly leases: Leases;
  /** The name of this process. */
  readonly process: string;
  readonly now: () => number;
  /** How long a lease holds, in milliseconds. */
  readonly time: number;
}

export class Driving {
  readonly #setup: DrivingSetup;
  readonly #tables = new Set<string>();

  constructor(setup: DrivingSetup) {
    this.#setup = setup;
  }

  /** Drives it, unless another process does. */
  async take(table: HostedTable): Promise<void> {
    if (this.#tables.has(table.id) || table.isOver) return;
    const { leases, process, now, time } = this.#setup;
    if (!(await leases.take(table.id, process, now(), now() + time))) return;
    this.#tables.add(table.id);
    table.tell({ kind: 'driving', isDriver: true });
  }

  /** Renews what it has; drives no longer what another process took meanwhile. */
  async renew(tables: Iterable<HostedTable>): Promise<void> {
    const { leases, process, now, time } = this.#setup;
    const held = new Set(await leases.renew(process, now() + time));
    for (const table of tables) if (!held.has(table.id)) this.stop(table);
  }

  stop(table: HostedTable): void {
    if (this.#tables.delete(table.id)) table.tell({ kind: 'driving', isDriver: false });
  }

  /** Nobody needs to drive it until then. */
  async rest(table: HostedTable, until: number): Promise<void> {
    this.stop(table);
    await this.#setup.leases.rest(table.id, this.#setup.process, until);
  }

  /** One that cannot be opened is left alone until then. */
  async shun(id: string, until: number): Promise<void> {
    const { leases, process, now } = this.#setup;
    await leases.take(id, process, now(), now());
    await leases.rest(id, process, until);
  }
}
