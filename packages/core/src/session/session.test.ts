import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { coreReducers, selectToken } from '../state.ts';
import { createSessionPersistence } from './sessionPersistence.ts';
import { isAgentType, isTrialType } from './accountTypes.ts';
import { sessionCleared, sessionRefused, sessionStarted } from './sessionSlice.ts';
import { readStoredSession } from './sessionStorage.ts';

const session = { token: 'abc', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false };
const createStore = () =>
  configureStore({
    reducer: coreReducers,
    middleware: (getDefault) => getDefault().concat(createSessionPersistence()),
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('session', () => {
  it('AUTH-09 is stored in local and session storage, with its token under a separate key', () => {
    createStore().dispatch(sessionStarted(session));
    expect(readStoredSession()).toEqual(session);
    expect([
      localStorage.getItem('token'),
      sessionStorage.getItem('token'),
      sessionStorage.getItem('MC_SESSION_INFO'),
    ]).toEqual(['abc', 'abc', JSON.stringify(session)]);
  });

  it('AUTH-10 stores only token and merchant of a trial, and its name in session storage', () => {
    createStore().dispatch(sessionStarted({ ...session, userName: 'trial7', type: 4 }));
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({ token: 'abc', merchantCode: 'SAMPLE' });
    expect([localStorage.getItem('trialName'), sessionStorage.getItem('trialName')]).toEqual([null, 'trial7']);
    expect(readStoredSession()).toEqual({ ...session, userName: 'trial7', type: 4 });
    sessionStorage.clear();
    expect(readStoredSession()).toMatchObject({ userName: '', type: 4 });
  });

  it('AUTH-11 is removed everywhere on logout, with trial name and member info, and is not restored', () => {
    const store = createStore();
    store.dispatch(sessionStarted(session));
    localStorage.setItem('memberInfo', '{}');
    sessionStorage.setItem('trialName', 'x');
    store.dispatch(sessionCleared());
    expect(readStoredSession()).toBeUndefined();
    expect([
      localStorage.getItem('token'),
      localStorage.getItem('memberInfo'),
      sessionStorage.getItem('trialName'),
      localStorage.getItem('autoLogin'),
    ]).toEqual([null, null, null, '0']);
  });

  it('AUTH-07 AUTH-11 removes its password when it ends or is replaced', () => {
    const store = createStore();
    store.dispatch(sessionStarted(session));
    sessionStorage.setItem('PSW', 'sealed');
    // The same session, restored after a reload.
    createStore().dispatch(sessionStarted(session));
    expect(sessionStorage.getItem('PSW')).toBe('sealed');
    store.dispatch(sessionStarted({ ...session, token: 'def' }));
    expect(sessionStorage.getItem('PSW')).toBeNull();
    sessionStorage.setItem('PSW', 'sealed');
    store.dispatch(sessionCleared());
    expect(sessionStorage.getItem('PSW')).toBeNull();
  });

  it('AUTH-09 AUTH-12 ending in one tab does not remove a newer one from another tab', () => {
    const store = createStore();
    store.dispatch(sessionStarted(session));
    createStore().dispatch(sessionStarted({ ...session, token: 'def', userName: 'player02' }));
    sessionStorage.setItem('token', 'abc');
    store.dispatch(sessionRefused());
    expect(readStoredSession()).toMatchObject({ token: 'def', userName: 'player02' });
    expect([localStorage.getItem('token'), localStorage.getItem('autoLogin'), sessionStorage.getItem('token')]).toEqual(
      ['def', '1', null],
    );
  });

  it('AUTH-12 ends when the gateway refuses its token, and records this until the player is notified', () => {
    const store = createStore();
    store.dispatch(sessionRefused());
    expect(store.getState().session.endedByGateway).toBe(false);
    store.dispatch(sessionStarted(session));
    store.dispatch(sessionRefused());
    expect(selectToken(store.getState())).toBeUndefined();
    expect(store.getState().session.endedByGateway).toBe(true);
  });

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [4, false],
    [40, false],
    [41, true],
    [undefined, false],
  ])('NAV-16 type %s is an agent: %s', (type, isAgent) => {
    expect(isAgentType(type)).toBe(isAgent);
  });

  it('AUTH-13 type 4 is a trial', () => {
    expect([0, 1, 4].map(isTrialType)).toEqual([false, false, true]);
  });
});
