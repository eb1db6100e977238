import { StyleSheet } from '@react-pdf/renderer'
import { PRINT_PALETTE as ink } from '../theme/tokens.ts'

export const FONT_FAMILY = 'Noto Sans SC'

/** Points between the paper's edge and the text. */
const PAGE_MARGIN = 42

/** lineHeight always stands beside fontSize: react-pdf takes an inherited one from the parent's size (design §3). */
const type = (fontSize: number, lineHeight = 1.5) => ({ fontSize, lineHeight })

export const styles = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 9,
    color: ink.ink,
    backgroundColor: ink.surface,
    paddingTop: PAGE_MARGIN,
    paddingBottom: PAGE_MARGIN + 14,
    paddingHorizontal: PAGE_MARGIN,
  },
  footer: {
    position: 'absolute',
    left: PAGE_MARGIN,
    right: PAGE_MARGIN,
    bottom: 22,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 0.5,
    borderTopColor: ink.line,
    paddingTop: 6,
    color: ink['ink-2'],
  },
  // No lineHeight here nor on the page: react-pdf 4.9 drops text that has one inside a fixed, absolute box.
  footerTitle: { fontSize: 7.5, color: ink['ink-2'], width: 330, maxLines: 1, textOverflow: 'ellipsis' },
  footerText: { fontSize: 7.5, color: ink['ink-2'] },

  header: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 14 },
  headerText: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 16 },
  brand: { flexDirection: 'row', alignItems: 'center', marginBottom: 18 },
  brandName: { ...type(10), fontWeight: 700, marginLeft: 5 },
  eyebrow: { ...type(9), color: ink['ink-2'] },
  title: { ...type(20, 1.35), fontWeight: 700 },
  meta: { ...type(9), color: ink['ink-2'], marginTop: 2 },
  overall: { alignItems: 'flex-end' },
  overallFigure: { ...type(30, 1.25), fontWeight: 700, color: ink.accent },
  overallLabel: { ...type(8), color: ink['ink-2'] },
  overallHead: { ...type(8), color: ink['ink-2'], marginBottom: -6 },
  pill: {
    ...type(7.5),
    color: ink.warn,
    borderWidth: 0.75,
    borderColor: ink.warn,
    borderRadius: 8,
    paddingHorizontal: 6,
    paddingTop: 2,
    paddingBottom: 1,
    marginTop: 3,
  },

  panel: { borderWidth: 0.75, borderColor: ink.line, borderRadius: 6, padding: 12, marginBottom: 12 },
  section: { marginBottom: 14 },
  finding: { ...type(11.5, 1.4), fontWeight: 700 },
  caption: { ...type(8), color: ink['ink-2'], marginTop: 1, marginBottom: 8 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', marginTop: 2 },
  legendItem: { flexDirection: 'row', alignItems: 'center', marginHorizontal: 8 },
  legendText: { ...type(8), marginLeft: 4 },

  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: 0.5,
    borderBottomColor: ink.line,
    minHeight: 22,
  },
  headRow: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    borderBottomWidth: 1,
    borderBottomColor: ink['ink-3'],
    minHeight: 20,
  },
  groupRow: { backgroundColor: ink.paper, paddingVertical: 3, paddingHorizontal: 4, marginTop: 6 },
  groupText: { ...type(9), fontWeight: 700 },
  cell: { ...type(9, 1.4), paddingVertical: 3.5, paddingRight: 8 },
  headCell: { ...type(8, 1.3), fontWeight: 700, color: ink['ink-2'], paddingVertical: 3, paddingRight: 8 },
  figure: { ...type(9, 1.4), textAlign: 'right', paddingVertical: 3.5 },
  headFigure: { ...type(8, 1.3), fontWeight: 700, color: ink['ink-2'], textAlign: 'right', paddingVertical: 3 },
  strong: { fontWeight: 700 },

  note: { flexDirection: 'row', marginBottom: 2 },
  noteText: { ...type(8, 1.5), color: ink['ink-2'], flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  bullet: { ...type(8, 1.5), color: ink['ink-3'], width: 10 },

  question: { ...type(9.5, 1.45), fontWeight: 700, marginTop: 8, marginBottom: 3 },
  group: { ...type(8), color: ink['ink-2'], marginTop: 2, marginBottom: 2 },
  comment: {
    ...type(9, 1.5),
    borderLeftWidth: 2,
    borderLeftColor: ink['accent-soft'],
    paddingLeft: 8,
    marginBottom: 5,
  },
  quiet: { ...type(8.5), color: ink['ink-2'] },
})
