import './root.css'
