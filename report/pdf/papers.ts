/** The documents there are, with what each is made of. */
import type { OwnNotes, ShownReport } from '../../domain/scoring/report.ts'
import type { ShownCombinedReport } from '../combinedReport.ts'
import type { ShownTeamReport } from '../teamReport.ts'

export type Papers =
  /** `ownNotes` on its person's own paper alone; with `showsArithmetic` how each score came about, from what the report says. */
  | { kind: 'personal'; report: ShownReport; ownNotes?: OwnNotes | null; showsArithmetic?: boolean }
  | { kind: 'team'; report: ShownTeamReport }
  | { kind: 'combined'; report: ShownCombinedReport }
