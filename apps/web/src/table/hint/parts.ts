export { HintButtons } from './HintButtons.tsx';
export { HintLayer } from './HintLayer.tsx';
export { HintPanel } from './HintPanel.tsx';
export { HintSheet } from './HintSheet.tsx';
