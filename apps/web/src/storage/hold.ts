/** Which page plays at a table: the one that holds the browser's lock of that name, or its lease where there are no locks. */
import { type Database, writing } from './database.ts';
import { newId } from './random.ts';
import type { Hold } from './store.ts';

type Listener = (isOurs: boolean) => void;

/** A browser gives locks only to pages that came by a safe way (https, or this machine). */
export function holdTable(database: () => Promise<Database>, id: string, listener: Listener): Hold {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? holdByLease(database, id, listener) : holdByLock(locks, `three-crowns/${id}`, listener);
}

function holdByLock(locks: LockManager, name: string, listener: Listener): Hold {
  let isPlaying = false;
  let isOver = false;
  /** Ends the wait, or the hold. */
  let end = () => {};

  const play = (): Promise<void> => {
    isPlaying = true;
    listener(true);
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  const lost = () => {
    if (!isPlaying || isOver) return;
    isPlaying = false;
    listener(false);
    wait();
  };
  const wait = () => {
    const waiting = new AbortController();
    end = () => waiting.abort();
    locks.request(name, { signal: waiting.signal }, play).catch(lost);
  };

  const begin = (lock: Lock | null): Promise<void> | undefined => {
    if (isOver) return undefined;
    if (lock !== null) return play();
    listener(false);
    wait();
    return undefined;
  };
  locks.request(name, { ifAvailable: true }, begin).catch(lost);
  return {
    takeOver() {
      if (isPlaying || isOver) return;
      end();
      locks.request(name, { steal: true }, play).catch(lost);
    },
    release() {
      isOver = true;
      isPlaying = false;
      end();
    },
  };
}

/** How often a lease is renewed and asked for, and how long it lasts, in milliseconds. */
const BEAT = 1_000;
const LEASE = 5_000;

function holdByLease(database: () => Promise<Database>, id: string, listener: Listener): Hold {
  const owner = newId();
  let isOurs: boolean | undefined;
  const beat = async (steal = false) => {
    const now = await database().then((db) => claim(db, id, owner, steal));
    if (now === isOurs || timer === undefined) return;
    isOurs = now;
    listener(now);
  };
  // Without a database nobody else can play there either, and what is entered says so by itself.
  const quietly = (steal?: boolean) => void beat(steal).catch(() => {});
  let timer: ReturnType<typeof setInterval> | undefined = setInterval(quietly, BEAT);
  const release = () => {
    clearInterval(timer);
    timer = undefined;
    removeEventListener('pagehide', release);
    void database()
      .then((db) => letGo(db, id, owner))
      .catch(() => {});
  };
  addEventListener('pagehide', release);
  quietly();
  return { takeOver: () => quietly(true), release };
}

/** Whether the lease is this owner's now. */
async function claim(db: Database, table: string, owner: string, steal: boolean): Promise<boolean> {
  const tx = db.transaction('leases', 'readwrite');
  const lease = await tx.store.get(table);
  const now = Date.now();
  const isFree = steal || lease === undefined || lease.owner === owner || lease.until < now;
  await Promise.all([isFree && tx.store.put({ table, owner, until: now + LEASE }), tx.done]);
  return isFree;
}

async function letGo(db: Database, table: string, owner: string): Promise<void> {
  const tx = db.transaction('leases', 'readwrite', writing);
  const lease = await tx.store.get(table);
  await Promise.all([lease?.owner === owner && tx.store.delete(table), tx.done]);
}
