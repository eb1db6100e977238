/** Hands bytes to the browser as a file to keep. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  // The browser has taken the file by the next turn of its event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
