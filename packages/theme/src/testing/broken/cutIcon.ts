import { writeIcons } from '../../assets/index.ts';
import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// The test of a theme package, for a brand whose icon extends beyond the safe zone. It must fail.
const themePackage = await writeDuskPackage();
await writeIcons(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#11141d" d="M0 0h64v64H0z"/><path fill="#6ea8ff" d="M6 6h52v52H6z"/></svg>',
  themePackage.folder,
);
describeTheme(dusk, themePackage);
