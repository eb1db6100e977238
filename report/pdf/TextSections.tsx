import { View } from '@react-pdf/renderer'
import { Fragment } from 'react'
import type { PersonalReport, ReportComments } from '../../domain/scoring/report.ts'
import { levelName } from '../format.ts'
import { reportNotes } from '../notes.ts'
import { styles } from './theme.ts'
import { useLanguage, useSentence, Write } from './Write.tsx'

/** How to read the report: the rules that shaped it, in plain words. */
export function NotesSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  return (
    <View style={styles.section} wrap={false}>
      <Write style={[styles.groupText, { marginBottom: 3 }]}>{say('report.notes.title')}</Write>
      {reportNotes(report, language).map(({ key, params }) => (
        <View key={`${key}${JSON.stringify(params)}`} style={styles.note}>
          <Write style={styles.bullet}>·</Write>
          <Write style={styles.noteText}>{say(key, params)}</Write>
        </View>
      ))}
    </View>
  )
}

/** The comments of every open question; none at all, or too few, is said. */
export function CommentsSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  if (report.comments.length === 0) return null
  return (
    <>
      <Write style={styles.finding} ahead={80}>
        {say('report.comments.title')}
      </Write>
      <Write style={styles.caption}>{say('report.comments.caption')}</Write>
      {report.comments.map((comments) => (
        <Comments key={comments.questionId} report={report} comments={comments} />
      ))}
    </>
  )
}

function Comments({ report, comments }: { report: PersonalReport; comments: ReportComments }) {
  const say = useSentence()
  const language = useLanguage()
  const nameOf = (levelKey: string | null): string => {
    const level = report.levels.find((each) => each.key === levelKey)
    return level === undefined ? say('report.comments.together') : levelName(level, language)
  }
  const isEmpty = comments.groups.every((group) => group.texts.length === 0)
  return (
    <>
      <Write style={styles.question} ahead={40}>
        {comments.title}
      </Write>
      {comments.hidden && (
        <Write style={styles.quiet}>{say('report.comments.hidden', { floor: report.rule.commentFloor })}</Write>
      )}
      {!comments.hidden && isEmpty && <Write style={styles.quiet}>{say('report.comments.none')}</Write>}
      {comments.groups
        .filter((group) => group.texts.length > 0)
        .map((group) => (
          <Fragment key={group.levelKey ?? ''}>
            <Write style={styles.group} ahead={24}>
              {nameOf(group.levelKey)}
            </Write>
            {group.texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: comments have no identity, on purpose (anonymity.md R8)
              <Write key={index} style={styles.comment}>
                {text}
              </Write>
            ))}
          </Fragment>
        ))}
    </>
  )
}
