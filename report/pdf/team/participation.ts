import { NOTHING } from '../../../domain/scoring/figures.ts'
import { formatWeight, levelKindName } from '../../format.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

/** How many of each relation answered. */
export function participationSection(writer: Writer, { participation }: ShownTeamReport): Section {
  const { say, language } = writer
  const title = say('report.team.participation')
  if (participation.length === 0) return { id: 'participation', title, blocks: [] }
  const columns = [
    { key: 'name', label: say('report.relation') },
    { key: 'notAsked', label: say('report.team.notAsked'), width: 66 },
    { key: 'asked', label: say('report.team.asked'), width: 56 },
    { key: 'notAnswered', label: say('report.team.notAnswered'), width: 66 },
    { key: 'unable', label: say('report.team.unable'), width: 66 },
    { key: 'sent', label: say('report.team.sent'), width: 60 },
    { key: 'share', label: say('report.team.share'), width: 56 },
  ]
  const rows = participation.map(({ levelType, levelName, notAsked, asked, sent, unable }) => ({
    cells: [
      levelKindName(levelType, levelName, language),
      ...[notAsked, asked, Math.max(0, asked - sent), unable ?? NOTHING, sent].map(String),
      asked === 0 ? NOTHING : formatWeight((100 * sent) / asked),
    ],
  }))
  return {
    ...{ id: 'participation', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title, caption: say('report.team.participationCaption') }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}
