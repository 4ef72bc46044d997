import { Birds, Cloud, Sailboat, Swan } from './creatures.tsx';
import { Clearing, Ground } from './Ground.tsx';
import { Flowers, Pines, Reeds, Tree } from './plants.tsx';

const SIDES = [[142, '#8bae52']] as const;

const FRONT = <Flowers seed={113} count={6} box={[6, 202, 148, 14]} colours={['#fffbe8', '#7e9be6']} />;

/** Snowy peaks behind the far shore. */
function Alps() {
  return (
    <>
      <path
        d="M0 88C14 82 22 74 34 62L44 70L58 46L70 60L78 54L98 78L112 64L126 76C140 84 150 84 160 88V150H0Z"
        fill="#8aa6c2"
      />
      <path d="M58 46L70 60L78 54L98 78L112 64L126 76L120 80L110 74L104 84L88 76L78 70L72 76L62 64Z" fill="#6f8eb0" />
      <path
        d="M58 46L64 53L61 58L57 54L53 58L52 56ZM78 54L84 61L80 62L77 60L74 63L73 58ZM34 62L39 66L35 69L31 66ZM112 64L117 69L113 71L108 69Z"
        fill="#fdf8ea"
      />
      <path d="M-200 88H0C20 84 34 90 52 88S92 92 112 86S146 84 160 88H360V150H-200Z" fill="url(#kw-far)" />
    </>
  );
}

function Water() {
  return (
    <>
      <path d="M0 142C12 128 20 118 46 115S112 113 130 117S152 134 160 142V172H0Z" fill="url(#kw-lake)" />
      <path d="M34 117C50 124 60 120 74 124S112 120 128 118C112 114 60 113 34 117Z" fill="#9fc3b4" opacity=".7" />
      <g strokeLinecap="round">
        <path
          d="M58 128h18M84 124h20M66 134h10M88 138h22M70 145h20M60 152h14M92 151h16M76 158h22"
          stroke="#e9f5f2"
          strokeWidth="1.100"
          opacity=".85"
        />
        <path d="M76 131h14M64 140h12M84 146h18M70 155h12" stroke="#1d4d77" opacity=".5" />
      </g>
    </>
  );
}

/** A shore at each side with room for a place. */
function Shores() {
  return (
    <>
      <path d="M0 142C10 137 34 139 50 142S66 152 56 156S20 160 0 164Z" fill="#8fb155" />
      <path d="M0 164C20 160 46 160 56 156S62 150 58 146C68 152 62 160 52 162S20 164 0 168Z" fill="#d9c08a" />
      <path d="M160 142C150 135 126 136 112 139S94 148 104 153S140 160 160 164Z" fill="#85a94e" />
      <path d="M160 164C140 160 112 158 104 153S98 147 102 144C92 150 98 158 108 160S140 164 160 168Z" fill="#d9c08a" />
      <Clearing x={33} y={150} size={0.74} />
      <Clearing x={128} y={149} size={0.74} />
      <path d="M0 164C40 160 60 166 82 163S130 160 160 164V172H0Z" fill="#7d9a45" />
    </>
  );
}

/** Open water with a sail and swans. */
export function Sail() {
  return (
    <Ground
      seed={127}
      ridge="#86a777"
      sides={SIDES}
      far={<Alps />}
      air={
        <>
          <Cloud x={12} y={20} size={0.9} />
          <Cloud x={116} y={30} size={0.7} />
        </>
      }
      front={FRONT}
    >
      <Pines
        at={[
          [-34, 134, 28],
          [-14, 130, 24],
          [174, 130, 24],
          [194, 134, 28],
          [6, 126, 26],
          [16, 124, 20],
          [25, 122, 16],
          [136, 121, 16],
          [146, 124, 22],
          [156, 127, 28],
        ]}
      />
      <Water />
      <Sailboat x={82} y={130} />
      <Shores />
      <Swan x={76} y={149} />
      <Swan x={89} y={156} flip />
      <Reeds x={66} y={169} />
      <Reeds x={101} y={169} />
    </Ground>
  );
}

/** An island with a tree, a jetty and a rowing boat. */
export function Island() {
  return (
    <Ground
      seed={131}
      ridge="#86a777"
      sides={SIDES}
      far={<Alps />}
      air={
        <>
          <Cloud x={84} y={20} size={1} />
          <Birds x={30} y={40} />
        </>
      }
      front={FRONT}
    >
      <Tree x={8} y={128} h={28} crown="olive" />
      <Tree x={22} y={124} h={20} />
      <Pines
        at={[
          [-26, 133, 26],
          [176, 132, 24],
          [138, 123, 18],
          [148, 126, 24],
          [157, 128, 26],
        ]}
      />
      <Water />
      <ellipse cx="80" cy="130" rx="18" ry="4.500" fill="#d9c08a" />
      <ellipse cx="80" cy="128.500" rx="16" ry="4" fill="#8fb155" />
      <Tree x={80} y={129} h={34} crown="fresh" />
      <path d="M70 129l2-7 4-1 2 8z" fill="#b9b5a8" />
      <Shores />
      <path d="M100 160l-22-6M98 164l-22-6" stroke="#5a3d25" strokeWidth="1.200" />
      <path d="M100 158l-24-6v4l24 7z" fill="#a3703d" />
      <path d="M80 153v8M88 155v8" stroke="#5a3d25" strokeWidth="2" />
      <path d="M58 149h17q-2 6-6 6h-7q-3 0-4-6z" fill="#6b4424" />
      <path d="M58 149h17l-.500 1.800h-16z" fill="#b9824a" />
      <path d="M62 151l-7 6M70 151l5 7" stroke="#e2b97d" strokeWidth="1.300" />
      <Reeds x={112} y={169} />
      <Reeds x={52} y={169} />
    </Ground>
  );
}
