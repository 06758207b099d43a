import { describe, expect, test } from 'vitest';
import { linksAstray, pageInPackage } from '../../../scripts/package/links.js';

const packed = new Set(['README.md', 'CHANGELOG.md']);
const page = `# A page

| ![A map](docs/map.png) | ![A board](docs/board.png) |
| --- | --- |

| | |
| --- | --- |
| **[A guide](docs/guide.md#how)** | see [changes](./CHANGELOG.md#now) and [the web](https://example.org/a) |

\`\`\`ts
const [first](docs/code.md) = 1;
\`\`\`

A picture ![of a die](docs/die.svg) in a line, and [below](#end).
`;

describe('a page in the package', () => {
  test('says in words what leads out of it, and leaves pictures out, where no repository is known', () => {
    expect(pageInPackage(page, packed, null)).toBe(`# A page

| | |
| --- | --- |
| **A guide** | see [changes](./CHANGELOG.md#now) and [the web](https://example.org/a) |

\`\`\`ts
const [first](docs/code.md) = 1;
\`\`\`

A picture  in a line, and [below](#end).
`);
  });

  test('leads to the repository, and takes its pictures from there, where there is one', () => {
    const written = pageInPackage(page, packed, { address: 'https://host.example/us/it', version: '1.2.3' });
    expect(written).toContain('| ![A map](https://host.example/us/it/raw/v1.2.3/docs/map.png) |');
    expect(written).toContain('[A guide](https://host.example/us/it/blob/v1.2.3/docs/guide.md#how)');
    expect(written).toContain('[changes](./CHANGELOG.md#now)');
    expect(written).toContain('const [first](docs/code.md) = 1;');
    expect(linksAstray(written, packed)).toEqual([]);
  });

  test('is held to what is packed: pictures must be shown wherever the page is', () => {
    expect(linksAstray(page, packed)).toEqual(['docs/map.png', 'docs/board.png', 'docs/guide.md#how', 'docs/die.svg']);
    expect(linksAstray('![packed](CHANGELOG.md) ![insecure](http://example.org/a.png)', packed)).toEqual([
      'CHANGELOG.md',
      'http://example.org/a.png',
    ]);
    expect(linksAstray(pageInPackage(page, packed, null), packed)).toEqual([]);
  });
});
