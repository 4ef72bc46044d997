/** Somebody at a device: plays what is legal by his own view, and now and then what is not, or not his. */
import { formatLine, type Seat, type Viewer } from '@three-crowns/core';
import {
  type Client,
  type ClientEffect,
  type ClientInput,
  type Model,
  newClient,
  stepClient,
} from '../../src/index.ts';
import type { Link } from './link.ts';
import type { Schedule } from './schedule.ts';

export class Person {
  readonly name: string;
  /** None for a spectator; two where two people share a device. */
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  readonly client: Client;
  /** What was wanted, and what it was answered. */
  readonly answers = new Map<string, string | undefined>();
  readonly #schedule: Schedule;
  #link: Link | undefined;
  #wakes = 0;
  #seen = 0;

  constructor(name: string, seats: readonly Seat[], schedule: Schedule) {
    this.name = name;
    this.seats = seats;
    this.viewers = seats.length === 0 ? ['spectator'] : seats;
    this.#schedule = schedule;
    this.client = newClient('table', 0);
  }

  tell(input: ClientInput): void {
    const { world, mistake } = this.#schedule;
    for (const effect of stepClient(this.client, world.now, input)) this.#carryOut(effect);
    mistake?.client?.(this.client);
  }

  receive(link: Link, text: string): void {
    if (link === this.#link) this.tell({ kind: 'received', text });
  }

  closed(link: Link): void {
    if (link !== this.#link) return;
    this.#link = undefined;
    this.tell({ kind: 'closed' });
  }

  cut(): void {
    this.#link?.cut();
  }

  /** Something a person might do now. */
  act(): void {
    const { world } = this.#schedule;
    const { model } = this.client;
    if (model === undefined) return;
    const waiting = model.vote?.waiting.filter((seat) => this.seats.includes(seat)) ?? [];
    if (waiting.length > 0 && world.chance(0.7)) {
      this.tell({ kind: 'agree', seat: waiting[0], agrees: world.chance(0.8) });
    } else if (world.chance(0.75)) this.#play(model);
    else this.#doElse(model);
  }

  #doElse(model: Model): void {
    const { world } = this.#schedule;
    const seat = this.seats.length === 0 ? 0 : world.pick(this.seats);
    const lines = [
      `undo 1 by ${seat + 1}`,
      `undo ${1 + world.below(4)} by ${seat + 1}`,
      `person ${seat + 1}`,
      ...(world.chance(0.1) ? ['abandon', `resign ${seat + 1}`] : []),
      // What nobody may: another's seat, the server's own entries, words without meaning.
      `undo 1 by ${world.below(model.base.seats.length) + 1}`,
      `bot ${seat + 1} page`,
      `${world.below(model.base.seats.length) + 1} no such move`,
    ];
    if (world.chance(0.3)) this.tell({ kind: 'say', id: this.#newId(), text: 'hello' });
    else if (world.chance(0.2)) this.tell({ kind: 'touched' });
    else this.#want(world.pick(lines));
  }

  #play({ asked, views, base }: Model): void {
    const { world, start } = this.#schedule;
    const mine = asked.filter(({ seat }) => this.seats.includes(seat));
    if (mine.length === 0 || (this.client.pending.length > 0 && world.chance(0.8))) return;
    const { seat } = world.pick(mine);
    const view = views.find(({ viewer }) => viewer === seat)?.moments.at(-1)?.state;
    const move = world.pick(start.game.rules.legalMoves(view, seat));
    if (world.chance(0.5)) this.tell({ kind: 'shown', seat });
    const as = world.chance(0.97) ? seat : world.below(base.seats.length);
    this.#want(formatLine(as, start.game.notation.formatMove(view, move)));
  }

  #want(line: string): void {
    const id = this.#newId();
    this.answers.set(id, undefined);
    this.tell({ kind: 'want', id, line });
  }

  #newId(): string {
    return `${this.name}-${this.#schedule.nextNumber()}-command`;
  }

  #carryOut(effect: ClientEffect): void {
    const { world } = this.#schedule;
    switch (effect.kind) {
      case 'connect':
        world.after(1 + world.below(300), () => this.#connect());
        break;
      case 'disconnect':
        this.cut();
        break;
      case 'send':
        this.#link?.toServer(effect.text);
        break;
      case 'wake': {
        this.#wakes += 1;
        const wake = this.#wakes;
        world.after(effect.at - world.now, () => {
          if (wake === this.#wakes) this.tell({ kind: 'tick' });
        });
        break;
      }
      case 'changed': {
        const seen = this.client.model?.log.length ?? 0;
        if (seen < this.#seen) world.problem(`${this.name} went back from ${this.#seen} to ${seen}`);
        this.#seen = seen;
        break;
      }
      case 'answered': {
        const { answer } = effect;
        const { id } = answer;
        if (this.answers.get(id) !== undefined) world.problem(`${id} is answered twice`);
        this.answers.set(id, answer.status === 'refused' ? answer.refusal.key : answer.status);
        break;
      }
      case 'reload':
        world.problem(`${this.name} is to load the page anew`);
    }
  }

  #connect(): void {
    const { processes, world } = this.#schedule;
    const alive = processes.filter(({ isAlive }) => isAlive);
    if (alive.length > 0) this.#link = this.#schedule.link(this, world.pick(alive));
    this.tell({ kind: alive.length > 0 ? 'opened' : 'closed' });
  }
}
