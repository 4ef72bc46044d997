import { DrawnIcon, type DrawnName, IconFrame, type IconLook } from './DrawnIcon.tsx';
import { PATHS } from './paths.ts';

export type IconName = keyof typeof PATHS | DrawnName;

export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return isPath(name) ? <IconFrame {...look} box={512} d={PATHS[name]} /> : <DrawnIcon {...look} name={name} />;
}

const isPath = (name: IconName): name is keyof typeof PATHS => name in PATHS;
