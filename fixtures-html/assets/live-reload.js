// Loads the page again when the build has changed.
new EventSource('/fixture/live').addEventListener('reload', () => location.reload())
