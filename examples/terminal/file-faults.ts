import { own } from 'ludoteca';
import { tell, type Word } from './words.js';

/** Why a file cannot be had, by what the system calls it. Where a file is written, one that is missing is its folder. */
const faults: Readonly<Record<'read' | 'written', Readonly<Record<string, Word>>>> = {
  read: { ENOENT: 'noSuchFile', ENOTDIR: 'noSuchFile', EISDIR: 'isFolder', EACCES: 'notAllowed', EPERM: 'notAllowed' },
  written: {
    ENOENT: 'noSuchFolder',
    ENOTDIR: 'noSuchFolder',
    EISDIR: 'isFolder',
    EACCES: 'notAllowed',
    EPERM: 'notAllowed',
    EROFS: 'notAllowed',
    ENOSPC: 'noRoom',
  },
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What has gone wrong with a file, in the language of the table; what the system alone has words for, in those. */
export const faultOf = (error: unknown, language: string, when: 'read' | 'written'): string => {
  const known = own(faults[when], codeOf(error));
  if (known !== undefined) return tell(language, known);
  const fault = error instanceof Error ? error.message : String(error);
  return error instanceof SyntaxError ? tell(language, 'noJson', { fault }) : fault;
};
