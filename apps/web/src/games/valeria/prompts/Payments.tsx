import type { Price } from '@three-crowns/valeria/board';
import { useState } from 'react';
import { Aloud, aloud } from '../../../design/Aloud.tsx';
import { Button } from '../../../design/Button.tsx';
import { classes } from '../../../design/classes.ts';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { Stamp } from '../pieces/Stamp.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import styles from './Payments.module.css';

type Props = Prompt & { readonly price: Price };

/** Magic that stands in; only paid actions are split. */
const magicOf = ({ move }: MoveChoice): number => ('magic' in move ? move.magic : 0);

/** More splits than these are told apart by their magic alone. */
const FEW = 4;

/** Every split of the price, the sensible one first chosen; one that is not allowed is struck and says why. */
export function Payments(props: Props) {
  const { view, choices, preferred, price, shown, choose } = props;
  // There the wide button plays.
  const isPhone = usePhone() !== undefined;
  const { t, say, card } = useLabels(view);
  const [picked, setPicked] = useState<number>();
  const hovers = useHovers(props.hover);
  const real = price.kind === 'slay' ? 'strength' : 'gold';
  const chosen = shown ?? choices.find((choice) => magicOf(choice) === picked) ?? preferred ?? choices[0];
  const isBrief = choices.length > FEW;
  const paid = { real, price, isBrief } as const;
  return (
    <div className={styles.pay}>
      <div className={styles.chips} data-brief={isBrief ? 'yes' : undefined}>
        {isBrief && <span className={styles.lead}>{t('pay.magic')}</span>}
        {choices.map((choice) => (
          <button
            key={choice.text}
            type="button"
            data-choice={choice.text}
            className={styles.chip}
            aria-pressed={choice === chosen}
            onClick={() => (choice === chosen || isPhone ? choose(choice) : setPicked(magicOf(choice)))}
            {...hovers(choice)}
          >
            <Paid {...paid} magic={magicOf(choice)} />
            {isBrief && <Aloud>{say(choice.label)}</Aloud>}
          </button>
        ))}
        <Struck {...paid} magic={price.cost} why={t('pay.real', { kind: t(`kind.${real}`) })} />
      </div>
      {!isPhone && (
        <Button kind="primary" className={styles.main} onClick={() => choose(chosen)} {...hovers(chosen)}>
          {t(`do.${price.kind}`, { name: card(price.card) })}
          <Split {...{ real, price }} magic={magicOf(chosen)} />
        </Button>
      )}
    </div>
  );
}

interface SplitProps {
  readonly real: 'gold' | 'strength';
  readonly price: Price;
  readonly magic: number;
}

function Split({ real, price, magic }: SplitProps) {
  return (
    <span className={styles.split}>
      <b>{price.cost - magic}</b>
      <ResourceIcon name={real} size={21} isNamed />
      {magic + price.magic > 0 && (
        <>
          <i>+</i>
          <b>{magic + price.magic}</b>
          <ResourceIcon name="magic" size={21} isNamed />
        </>
      )}
    </span>
  );
}

type PaidProps = SplitProps & { readonly isBrief: boolean };

function Paid({ isBrief, ...split }: PaidProps) {
  return isBrief ? <Stamp n={split.magic} of="magic" /> : <Split {...split} />;
}

/** A14 */
function Struck({ why, ...paid }: PaidProps & { readonly why: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className={classes(styles.chip, styles.struck)}
      aria-disabled="true"
      onClick={() => setOpen(!isOpen)}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onBlur={() => setOpen(false)}
    >
      <Paid {...paid} />
      <span className={isOpen ? styles.why : aloud}>{why}</span>
    </button>
  );
}
