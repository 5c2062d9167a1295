export { TrustedHtml } from '@prilavok/ui/trusted-html'
