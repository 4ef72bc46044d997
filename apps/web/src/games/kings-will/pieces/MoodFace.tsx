/** A face for a mood as it is printed, from -4 to 4. */
const MOUTHS = {
  angry: 'M9.500 23q6.500-7 13 0',
  sad: 'M10 22q6-4 12 0',
  calm: 'M10.500 20.500h11',
  glad: 'M10 18.500q6 6 12 0',
  merry: 'M8.500 17.500q7.500 11 15 0z',
} as const;

export function MoodFace({ mood, size = 20, className }: { mood: number; size?: number; className?: string }) {
  const kind = mood <= -3 ? 'angry' : mood < 0 ? 'sad' : mood === 0 ? 'calm' : mood < 3 ? 'glad' : 'merry';
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.400"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="16" r="13" />
      <path d={kind === 'angry' ? 'M8.500 9.500l4.500 2M23.500 9.500l-4.500 2' : 'M11 8.500'} strokeWidth="2" />
      <path d="M11.500 12.500v1.500M20.500 12.500v1.500" strokeWidth="3" />
      <path d={MOUTHS[kind]} fill={kind === 'merry' ? 'currentColor' : 'none'} />
    </svg>
  );
}
