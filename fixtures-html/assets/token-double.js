/*
 * A double of the spam token's service. What it was asked for is in window.tokenCalls; a hanging one answers at
 * letTokensGo(), a late one comes with loadTokenService().
 */
;(() => {
  const mode = document.currentScript.dataset.mode
  const SLOW_MS = 1500
  const calls = []
  const waiting = []
  window.tokenCalls = calls
  window.letTokensGo = () => {
    for (const go of waiting.splice(0)) go()
  }

  const answer = (action) => {
    const token = `token-${calls.length}-${action}`
    if (mode === 'failing') return Promise.reject(new Error('The token service refused.'))
    if (mode === 'hanging') return new Promise((resolve) => waiting.push(() => resolve(token)))
    if (mode === 'slow') return new Promise((resolve) => setTimeout(() => resolve(token), SLOW_MS))
    return Promise.resolve(token)
  }
  const start = () => {
    const queue = window.___grecaptcha_cfg?.fns ?? []
    window.grecaptcha = {
      ...window.grecaptcha,
      ready: (then) => setTimeout(then),
      execute: (sitekey, { action }) => {
        calls.push({ sitekey, action })
        return answer(action)
      },
    }
    for (const then of queue) setTimeout(then)
  }
  if (mode !== 'late') return start()
  window.loadTokenService = start
})()
