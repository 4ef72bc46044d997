/**
 * How much larger the page is drawn than it is laid out (`--zoom` of tokens.css). Boxes and pointers are measured as they are
 * seen: a length that goes from there into a style is divided by this. Browsers that do not tell measure as they lay out.
 */
export const zoomNow = (): number => document.documentElement.currentCSSZoom ?? 1;
