/** The PDF of a report, as a page makes it. */
export const pdf = {
  'reports.downloadPdf': 'Download PDF',
  'reports.pdf.step.preparing': 'Preparing the PDF…',
  'reports.pdf.step.waiting': 'Another page is making a PDF; this one comes next.',
  'reports.pdf.step.fonts': 'Loading fonts for the first PDF…',
  'reports.pdf.step.decoding': 'Unpacking the fonts…',
  'reports.pdf.step.writing': 'Making the PDF…',
  'reports.pdf.step.server': 'The server is making the PDF…',
  'reports.pdf.bytes': '{received} of {total} MB loaded',
  'reports.pdf.slow': 'The fonts load slowly. Go on waiting, or have the server make the PDF.',
  'reports.pdf.onServer': 'Make it on the server',
  'reports.pdf.failed.slow':
    'The fonts did not come in time, so the browser could not make the PDF. Have the server make it, or try again later.',
  'reports.pdf.failed.gone':
    'The host of the fonts cannot be reached, so the browser could not make the PDF. Have the server make it, or check the network and try again.',
  'reports.pdf.failed.missing':
    'The host of the fonts does not have the file, so the browser could not make the PDF. Have the server make it; if this goes on, ask whoever runs the server to check STATIC_HOST.',
  'reports.pdf.failed.rubbish':
    'What came is not the font it should be, so the browser could not make the PDF. Have the server make it, or try again to load the fonts anew.',
  'reports.pdf.failed.worker':
    'The browser could not make the PDF. Have the server make it, or reload the page and try again.',
} as const
