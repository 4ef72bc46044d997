import { useState } from 'react';
import { Segmented } from '../../design/Segmented.tsx';
import { GAMES, registered } from '../../games/list.ts';
import { go, Link, pathOf } from '../../navigation/router.tsx';
import { optionsOf, personsAmong } from '../../newGame/draft.ts';
import { api, type RefusalReason, refusalOf, type TableSummary } from '../../online/api.ts';
import { comeAs } from '../../online/guest.ts';
import { keepLink } from '../../online/links.ts';
import { PACE_NAMES, PACES, type PaceName } from '../../online/paces.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { usePaceWords } from '../../online/usePaceWords.ts';
import type { Registration } from '../../registration/registration.ts';
import { givesHints } from '../../storage/hints.ts';
import { Sheet } from '../frame/Page.tsx';
import { StartButton } from '../frame/StartButton.tsx';
import { Chairs } from './Chairs.tsx';
import { GameChoice } from './GameChoice.tsx';
import { NameField } from './NameField.tsx';
import styles from './NewTable.module.css';
import { TableOptions } from './TableOptions.tsx';
import { useName } from './useName.ts';
import { type Company, useTableDraft } from './useTableDraft.ts';

const FREE: Company = [undefined];

/** The one that somebody came for. */
const wantedGame = (): Registration => registered(new URLSearchParams(location.search).get('game') ?? '') ?? GAMES[0];

/** Opens a table: which game, how many chairs, how fast, and who may come. */
export function NewTable() {
  const w = useOnlineWords();
  const [game, setGame] = useState(wantedGame);
  const [others, setOthers] = useState<Company>(FREE);
  const [pace, setPace] = useState<PaceName>('free');
  const [visibility, setVisibility] = useState<TableSummary['visibility']>('link');
  const [name, setName] = useName();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<RefusalReason>();
  const setting = useTableDraft(game.facts.id, others);
  const paceWords = usePaceWords(PACES[pace]);
  const choose = (next: Registration) => {
    setGame(next);
    const { seats } = next.facts;
    const count = Math.min(Math.max(others.length, Math.max(1, seats.min - 1)), seats.max - 1);
    setOthers(Array.from({ length: count }, (_, i) => others.at(i)));
  };
  const open = async () => {
    if (setting === undefined) return;
    setOpening(true);
    try {
      await comeAs(name.trim());
      const { table, link } = await api.create({
        game: game.facts.id,
        options: optionsOf(setting.draft),
        visibility,
        pace: PACES[pace],
        hints: givesHints(personsAmong(setting.draft.seats), setting.draft.hints) ? 'on' : 'off',
        chairs: [null, ...others.map((bot) => (bot === undefined ? null : { bot }))],
      });
      keepLink(table.id, link);
      go(`${pathOf({ page: 'sit', id: table.id })}#${link}`);
    } catch (error) {
      setOpening(false);
      setProblem(refusalOf(error));
    }
  };
  return (
    <Sheet title={w('new')}>
      <div className={styles.form}>
        <GameChoice chosen={game} onChoose={choose} />
        <NameField value={name} onChange={setName} />
        <Chairs others={others} seats={game.facts.seats} onChange={setOthers} />
        <div>
          <Segmented<PaceName>
            label={w('new.pace')}
            labelled="shown"
            value={pace}
            onChange={setPace}
            options={PACE_NAMES.map((value) => ({ value, label: w(`pace.${value}`) }))}
          />
          <p className={styles.about}>{paceWords.about}</p>
        </div>
        <Segmented<TableSummary['visibility']>
          label={w('new.who')}
          labelled="shown"
          value={visibility}
          onChange={setVisibility}
          options={[
            { value: 'link', label: w('new.link') },
            { value: 'public', label: w('new.public') },
          ]}
        />
        {setting !== undefined && <TableOptions setting={setting} name={name} />}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {w(`refused.${problem}`)}
          </p>
        )}
        <div className={styles.start}>
          <StartButton
            label={w('new.open')}
            waiting={w('new.wait')}
            isBusy={isOpening}
            canStart={name.trim() !== '' && setting !== undefined && setting.trouble === undefined}
            onStart={open}
          />
        </div>
        <Link href={`${pathOf({ page: 'new', game: game.facts.id })}?with=friends`}>{w('new.here')}</Link>
      </div>
    </Sheet>
  );
}
