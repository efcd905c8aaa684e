// Puts jQuery, and after it the shop plugin's scripts, on the page half a second after it has loaded, as some sites'
// script managers do. The script element says where both are.
;(() => {
  const LATE_MS = 500
  const { jquery, plugin } = document.currentScript.dataset
  const policy = window.trustedTypes?.createPolicy('late-jquery', { createScriptURL: (url) => url })

  function insert(url) {
    return new Promise((resolve) => {
      const script = document.createElement('script')
      script.src = policy ? policy.createScriptURL(url) : url
      script.addEventListener('load', resolve)
      document.body.append(script)
    })
  }

  window.addEventListener('load', () => {
    setTimeout(async () => {
      await insert(jquery)
      document.dispatchEvent(new Event('jquery-late'))
      for (const url of plugin?.split(' ') ?? []) await insert(url)
    }, LATE_MS)
  })
})()
