import { ShopProvider } from '@prilavok/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './app.css'
import { shop } from './shop'

const place = document.getElementById('app')
if (place === null) throw new Error('The page has no #app to show the shop in.')
createRoot(place).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <App />
    </ShopProvider>
  </StrictMode>,
)
