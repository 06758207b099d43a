import { withWords } from 'ludoteca';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { catalan } from 'ludoteca/som-el-que-decidim/labels/catalan';
import { english } from 'ludoteca/som-el-que-decidim/labels/english';
import { french } from 'ludoteca/som-el-que-decidim/labels/french';
import { spanish } from 'ludoteca/som-el-que-decidim/labels/spanish';

/** The game as it is spoken. */
export const spokenGame = withWords(somElQueDecidim, [english, spanish, catalan, french]);

export const { labels } = spokenGame;
