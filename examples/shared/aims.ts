import type { ClauseId as GenegrafterClause } from 'ludoteca/genegrafter';
import type { ClauseId as GenesMactantesClause } from 'ludoteca/genes-mactantes';
import type { ClauseId as OjoDelTerrorClause } from 'ludoteca/ojo-del-terror';
import type { ClauseId as OrbisTerrarumClause } from 'ludoteca/orbis-terrarum';
import type { ClauseId as SomElQueDecidimClause } from 'ludoteca/som-el-que-decidim';

/** The clauses that say what each game is about, and how it ends. */
export const aims = {
  'ojo-del-terror': ['ET-END-02', 'ET-END-01', 'ET-SCORE-01', 'ET-SCORE-05'] satisfies readonly OjoDelTerrorClause[],
  genegrafter: ['GG-SCORE-06', 'GG-SCORE-01', 'GG-SCORE-02', 'GG-OVER-01'] satisfies readonly GenegrafterClause[],
  'som-el-que-decidim': ['SD-END-01', 'SD-URN-04', 'SD-END-04', 'SD-COH-05'] satisfies readonly SomElQueDecidimClause[],
  'genes-mactantes': ['GM-END-01', 'GM-VPTS-05', 'GM-VPTS-01', 'GM-VPTS-03'] satisfies readonly GenesMactantesClause[],
  'orbis-terrarum': ['OT-END-01', 'OT-END-05', 'OT-END-03', 'OT-IDX-06'] satisfies readonly OrbisTerrarumClause[],
} as const;
