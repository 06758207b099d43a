/** Makes the pictures of the guides from the games themselves, so that a picture never shows what the rules do not have. */

import { existsSync } from 'node:fs';
import { atlasOf, eyeOfTerror } from '../src/games/ojo-del-terror/index.js';
import { questionPictures, takeQuestions } from './pictures/questions.js';
import { escaped } from './pictures/svg.js';
import { terminalPictures } from './pictures/terminal.js';
import { folder, writeAll } from './project-files.js';

/** The grid of subsectors: planets as discs, sectors by colour, the Boundary as a double line with gaps at the Gates. */
const ojoDelTerror = (): string => {
  const { subsectors, sectors, planets } = atlasOf(eyeOfTerror);
  const [width, height, margin] = [190, 116, 30];
  const hues = [...sectors.keys()];
  const shapes: string[] = [];
  const boundary: string[] = [];
  for (const region of subsectors.values()) {
    const [row, column] = region.cells![0]!;
    const [x, y] = [margin + (column - 1) * width, margin + (row - 1) * height];
    const hue = Math.round((hues.indexOf(region.sector) * 360) / hues.length);
    shapes.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="hsl(${hue} ${region.side === 'eye' ? '55% 22%' : '30% 86%'})" stroke="#555"/>`,
    );
    const ink = region.side === 'eye' ? '#fff' : '#222';
    shapes.push(`<text x="${x + 10}" y="${y + 20}" fill="${ink}" font-weight="bold">${region.id}${region.gate ? ' · gate' : ''}</text>`);
    for (const [i, id] of region.planets.entries()) {
      const { name, extreme, resources, inhabitants, sacred, home } = planets.get(id)!;
      const top = y + 44 + i * 20;
      const traits = [
        extreme ? '▲' : '',
        '◆'.repeat(resources),
        inhabitants === null ? '' : `☠${inhabitants.units}`,
        sacred === null ? '' : `† ${sacred}`,
        home === null ? '' : `⌂${home}`,
      ]
        .filter(Boolean)
        .join(' ');
      shapes.push(
        `<circle cx="${x + 16}" cy="${top - 4}" r="5" fill="${ink}"/><text x="${x + 28}" y="${top}" fill="${ink}">${escaped(name)} <tspan opacity="0.75">${escaped(traits)}</tspan></text>`,
      );
    }
    for (const { to, passage } of region.neighbours) {
      if (passage === 'near' || region.side !== 'eye') continue;
      const [otherRow, otherColumn] = subsectors.get(to)!.cells![0]!;
      const [x1, y1] = [x + (otherColumn > column ? width : 0), y + (otherRow > row ? height : 0)];
      const [x2, y2] = otherColumn === column ? [x1 + width, y1] : [x1, y1 + height];
      if (passage === 'boundary')
        boundary.push(
          `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#d33" stroke-width="7"/><line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#fff" stroke-width="2"/>`,
        );
    }
  }
  const legend = `<text x="${margin}" y="${4 * height + margin + 28}" fill="#222">▲ extreme conditions   ◆ resource symbol   ☠ units of inhabitants   † sacred to   ⌂ home world   double line: the Boundary, open at the gates</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${5 * width + 2 * margin} ${4 * height + 2 * margin + 24}" font-family="sans-serif" font-size="12" role="img" aria-label="Map of El Ojo del Terror">\n<rect width="100%" height="100%" fill="#fff"/>\n${[...shapes, ...boundary, legend].join('\n')}\n</svg>\n`;
};

const pictures = new Map([['ojo-del-terror.svg', ojoDelTerror()], ...terminalPictures()]);
const files = new Map([...pictures].map(([name, svg]) => [folder('docs/guide/images', name), svg]));
const isCheck = process.argv.includes('--check');
const stale = writeAll(files, isCheck);
// What a browser draws is not the same to the last dot on every machine: of these pictures it is looked only whether they are there.
const missing = questionPictures.filter((name) => !existsSync(folder('docs/guide/images', name)));
if (isCheck && stale.length + missing.length > 0) {
  console.error(`Out of date: ${[...stale, ...missing].join(', ')}. Run \`npm run pictures\`.`);
  process.exit(1);
}
if (!isCheck) await takeQuestions(folder('docs/guide/images'), { width: 1280, height: 900, whole: false });
