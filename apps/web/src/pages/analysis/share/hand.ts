/** A pen on a canvas with the colours and letters of the page. */
export interface Hand {
  readonly pen: CanvasRenderingContext2D;
  /** The colour of a token, as it is on the page now. */
  paint(token: string): string;
  text(words: string, x: number, y: number, look: Look): void;
}

interface Look {
  readonly size: number;
  readonly token: string;
  readonly face?: 'title' | 'text';
  readonly weight?: 400 | 500 | 700 | 800;
  readonly align?: CanvasTextAlign;
  /** Longer words are drawn narrower. */
  readonly most?: number;
}

const FACES = { title: "'Alegreya SC', serif", text: "'Alegreya Sans', sans-serif" } as const;

export function handOn(pen: CanvasRenderingContext2D): Hand {
  const paint = paintsOf();
  return {
    pen,
    paint,
    text(words, x, y, { size, token, face = 'text', weight = 400, align = 'left', most }) {
      pen.font = `${weight} ${size}px ${FACES[face]}`;
      pen.fillStyle = paint(token);
      pen.textAlign = align;
      pen.fillText(words, x, y, most);
    },
  };
}

/** A token may hold a pair of colours: the browser says which of them counts. */
function paintsOf(): (token: string) => string {
  const known = new Map<string, string>();
  return (token) => {
    const found = known.get(token) ?? paintNow(token);
    known.set(token, found);
    return found;
  };
}

function paintNow(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
