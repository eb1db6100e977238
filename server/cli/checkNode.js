/** Plain JavaScript on purpose: it must run on the Node that cannot run the rest. */
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Roundview brings its own Node 24, but Node ${process.versions.node} is running: install with scripts allowed (npm ci, without --ignore-scripts).`,
  )
  process.exit(1)
}
