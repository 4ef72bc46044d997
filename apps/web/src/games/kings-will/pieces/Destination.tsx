import { JOURNEYS } from './vignette/journeys.tsx';

/** Where the king stays on a journey, as TRAVELS lists them. Needs Sprites on the page. */
export function Destination({ travel, className }: { readonly travel: number; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 160 60"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {JOURNEYS[travel]}
    </svg>
  );
}
