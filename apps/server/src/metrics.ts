/** What an operator watches, as Prometheus reads it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  stored(what: 'stored' | 'taken' | 'failed', took: number): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function openMetrics(now: { readonly tables: () => number; readonly sockets: () => number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'crowns_' });
  new Gauge({
    name: 'crowns_tables',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(now.tables());
    },
  });
  new Gauge({
    name: 'crowns_sockets',
    help: 'Open WebSockets',
    registers,
    collect() {
      this.set(now.sockets());
    },
  });
  const entries = new Counter({
    name: 'crowns_entries_total',
    help: 'Entries given to the store, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'crowns_store_seconds',
    help: 'Time until an entry was durable',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  });
  return {
    stored: (outcome, took) => {
      entries.inc({ outcome });
      if (outcome === 'stored') seconds.observe(took / 1000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
