/** Hands a file to the browser to keep, under the name the server gave it. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  // The browser has taken the file by the next turn of its event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
