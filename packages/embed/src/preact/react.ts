/**
 * React as our own source uses it, on Preact alone: the first load of a page needs neither compat
 * nor its event changes (ARCHITECTURE, "One source, two runtimes"). The last line is for downshift,
 * which uses hooks alone.
 */
export { createContext, createElement, Fragment } from 'preact'
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
export { useSyncExternalStore } from './use-sync-external-store'
export { cloneElement, Component } from 'preact'
export { useReducer } from 'preact/hooks'
