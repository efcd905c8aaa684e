export * as contactForm from './contact-form'
export * as contactFormGlobals from './contact-form-globals'
