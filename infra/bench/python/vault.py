"""Seals and opens by KMS and AES-GCM: the layout is that of shared/adapters/src/encryptor.rs."""

import json
import os

import boto3
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

kms = boto3.client("kms")


def place(*names):
    return "\n".join(names).encode()


def unsealed(item, owner, document, name):
    box = item["sealed"]["B"]
    end = 3 + int.from_bytes(box[1:3], "big")
    context = {"owner": owner, "document": document}
    key = kms.decrypt(CiphertextBlob=box[3:end], EncryptionContext=context)["Plaintext"]
    return json.loads(AESGCM(key).decrypt(box[end : end + 12], box[end + 12 :], place(owner, document, name)))


def sealed(value, owner, document, name):
    context = {"owner": owner, "document": document}
    asked = {"KeyId": os.environ["VAULT_KEY"], "KeySpec": "AES_256", "EncryptionContext": context}
    key = kms.generate_data_key(**asked)
    wrapped, nonce = key["CiphertextBlob"], os.urandom(12)
    body = AESGCM(key["Plaintext"]).encrypt(nonce, json.dumps(value).encode(), place(owner, document, name))
    return {"B": b"\x01" + len(wrapped).to_bytes(2, "big") + wrapped + nonce + body}
