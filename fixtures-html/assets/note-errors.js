// Keeps what goes wrong on the page: for drivers that cannot listen to a page from its start.
const noted = []
window.noted = noted
window.addEventListener('error', (event) => {
  if (event.message) noted.push(`uncaught: ${event.message} (${event.filename}:${event.lineno})`)
})
window.addEventListener('unhandledrejection', ({ reason }) => noted.push(`rejected: ${reason}`))
document.addEventListener('laurel:error', ({ detail }) => {
  noted.push(`laurel:error: ${detail.island} ${detail.stage}: ${detail.cause}`)
})
