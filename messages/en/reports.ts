/** Rankings, personal, team and combined reports. */
export const reports = {
  'reports.ranking': 'Score ranking',
  'reports.rank': 'Rank',
  'reports.score': 'Score',
  'reports.open': 'Open report',
  'reports.downloadPdf': 'Download PDF',
  'reports.exportCsv': 'Export table',
  'reports.notFinished': 'Results can be seen once the questionnaire is finished.',
  'reports.choosePerson': 'Choose a person',
  'reports.empty': 'There are no results to show.',
  'reports.combined.new': 'New combined report',
  'reports.combined.questionnaires': 'Questionnaires included',
  'reports.test.intro': 'Shows the look of a report with made-up figures.',
} as const
