/** The PDF of a report, as a page makes it. */
export const pdf = {
  'reports.downloadPdf': '下载 PDF',
  'reports.pdf.step.preparing': '正在准备 PDF…',
  'reports.pdf.step.waiting': '另一个页面正在生成 PDF，完成后生成这一份。',
  'reports.pdf.step.fonts': '首次生成需要加载字体…',
  'reports.pdf.step.decoding': '正在处理字体…',
  'reports.pdf.step.writing': '正在生成 PDF…',
  'reports.pdf.step.server': '正在由服务器生成 PDF…',
  'reports.pdf.bytes': '已加载 {received} / {total} MB',
  'reports.pdf.slow': '字体加载较慢。可以继续等待，也可以改由服务器生成。',
  'reports.pdf.onServer': '由服务器生成',
  'reports.pdf.failed.slow': '字体加载超时，浏览器未能生成 PDF。请改由服务器生成，或稍后重试。',
  'reports.pdf.failed.gone': '无法连接提供字体的主机，浏览器未能生成 PDF。请改由服务器生成，或检查网络后重试。',
  'reports.pdf.failed.missing':
    '提供字体的主机上没有所需的文件，浏览器未能生成 PDF。请改由服务器生成；如反复出现，请联系系统管理员检查 STATIC_HOST。',
  'reports.pdf.failed.rubbish': '收到的字体文件不正确，浏览器未能生成 PDF。请改由服务器生成，或重试以重新加载字体。',
  'reports.pdf.failed.worker': '浏览器未能生成 PDF。请改由服务器生成，或刷新页面后重试。',
} as const
