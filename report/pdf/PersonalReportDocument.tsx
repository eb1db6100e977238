import { Document, Page, Text, View } from '@react-pdf/renderer'
import { useMemo } from 'react'
import { namedApart } from '../../domain/evaluation/names.ts'
import type { ShownReport } from '../../domain/scoring/report.ts'
import { formatTime } from '../format.ts'
import { type Language, translate } from '../translate.ts'
import { GapSection } from './GapSection.tsx'
import { Header } from './Header.tsx'
import { LevelsSection, RatersSection } from './LevelSections.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { QuestionsSection } from './QuestionsSection.tsx'
import { CommentsSection, NotesSection } from './TextSections.tsx'
import { type HasGlyph, printable } from './text.ts'
import { styles } from './theme.ts'
import { useSentence, Write, Writing } from './Write.tsx'

interface PersonalReportDocumentProps {
  report: ShownReport
  language: Language
  /** Whether both registered fonts can draw a code point. */
  hasGlyph: HasGlyph
}

/** The personal report on A4: what the screen shows, on paper. */
export function PersonalReportDocument({ report, language, hasGlyph }: PersonalReportDocumentProps) {
  const writing = useMemo(() => ({ language, hasGlyph }), [language, hasGlyph])
  const { evaluatee, questionnaire } = report
  const title = `${namedApart(evaluatee.name, evaluatee.nameMark)} · ${questionnaire.title}`
  return (
    <Document
      title={title}
      subject={translate(language, 'report.title')}
      creator={translate(language, 'report.product')}
      producer={translate(language, 'report.product')}
      language={language === 'zh' ? 'zh-CN' : 'en'}
      creationDate={new Date(report.computedAt)}
    >
      <Page size="A4" style={styles.page}>
        <Writing value={writing}>
          <Footer title={title} computedAt={report.computedAt} writing={writing} />
          <Header report={report} />
          <ProfileSection report={report} />
          <GapSection report={report} />
          <NotesSection report={report} />
          <LevelsSection report={report} />
          <RatersSection report={report} />
          <QuestionsSection report={report} />
          <CommentsSection report={report} />
        </Writing>
      </Page>
    </Document>
  )
}

interface FooterProps {
  title: string
  computedAt: string
  writing: { language: Language; hasGlyph: HasGlyph }
}

/** Stands first in the page: react-pdf repeats `fixed` elements only from where they occur. */
function Footer({ title, computedAt, writing: { language, hasGlyph } }: FooterProps) {
  const say = useSentence()
  const computed = say('report.computed', { day: formatTime(computedAt, language) })
  const pageOf = (page: number, pages: number) => say('report.pdf.page', { page, pages })
  return (
    <View style={styles.footer} fixed>
      <Write style={styles.footerTitle}>{title}</Write>
      <Text
        style={styles.footerText}
        render={({ pageNumber, totalPages }) => printable(`${computed} · ${pageOf(pageNumber, totalPages)}`, hasGlyph)}
      />
    </View>
  )
}
