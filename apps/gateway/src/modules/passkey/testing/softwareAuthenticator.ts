import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewCredential, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@parlor/contract';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Faults that a test asks of an authenticator. */
export interface AuthenticatorFault {
  origin?: string;
  rpId?: string;
  /** The counter to sign; by default one more than the last. */
  counter?: number;
  challenge?: string;
  isUserAbsent?: boolean;
}

/** An authenticator with one key (ES256), and the browser at `origin` in front of it. */
export interface SoftwareAuthenticator {
  /** Responds to the options of `startPasskey`. */
  create(options: PasskeyCreation, fault?: AuthenticatorFault): NewCredential;
  /** Responds to a challenge. */
  prove(options: PasskeyRequest, fault?: AuthenticatorFault): PasskeyProof;
}

/** Creates an authenticator with a fresh key. */
export function createSoftwareAuthenticator(origin = 'http://localhost:80'): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string, fault: AuthenticatorFault): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: fault.challenge ?? challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    );

  /** Returns the head of authenticator data: hash of the host, flags, counter. */
  function head(rpId: string, flags: number, fault: AuthenticatorFault): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(fault.counter ?? uses);
    const present = fault.isUserAbsent ? flags & ~(USER_PRESENT | USER_VERIFIED) : flags;
    return Buffer.concat([
      createHash('sha256')
        .update(fault.rpId ?? rpId)
        .digest(),
      Buffer.from([present]),
      counter,
    ]);
  }

  return {
    create({ challenge, rp }, fault = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(rp.id, USER_PRESENT | USER_VERIFIED | ATTESTED, fault),
        // The AAGUID of an unknown model.
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, fault).toString('base64url'),
        attestationObject: Buffer.concat([
          // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
          Buffer.from([0xa3]),
          cborText('fmt'),
          cborText('none'),
          cborText('attStmt'),
          Buffer.from([0xa0]),
          cborText('authData'),
          cborBytes(authData),
        ]).toString('base64url'),
        transports: ['internal'],
      };
    },
    prove({ challenge, rpId }, fault = {}) {
      uses += 1;
      const authenticatorData = head(rpId, USER_PRESENT | USER_VERIFIED, fault);
      const clientDataJSON = clientData('webauthn.get', challenge, fault);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
      return {
        id,
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
}

/** Encodes a public key in COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}
